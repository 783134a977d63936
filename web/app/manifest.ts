import { say } from '@web/words/say';
import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: say('casebook'),
    description: say('description'),
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#f3ebda',
    theme_color: '#98281d',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Drawn so that a home screen may cut it to any shape.
      { src: '/art/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
