import { say } from '@web/words/say';
import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: say('casebook'),
    description: say('description'),
    start_url: '/',
    display: 'standalone',
    background_color: '#f3ebda',
    theme_color: '#98281d',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
