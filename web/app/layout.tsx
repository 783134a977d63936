import './tokens.css';
import './base.css';
import '@web/components/press.css';
import { LANGUAGE } from '@shared/words/say';
import { Banners } from '@web/components/banner';
import { say } from '@web/words/say';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = {
  title: { default: say('casebook'), template: `%s · ${say('casebook')}` },
  description: say('description'),
};

export const viewport: Viewport = { viewportFit: 'cover', colorScheme: 'light dark' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={LANGUAGE}>
      <body>
        <Banners />
        {children}
      </body>
    </html>
  );
}
