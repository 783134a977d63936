import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

/** A folder of static files; while developing, a server that passes /api on to the one named by API. */
export default function config(phase: string): NextConfig {
  const site: NextConfig = {
    trailingSlash: true,
    images: { unoptimized: true },
    turbopack: { root: path.join(import.meta.dirname, '..') },
    poweredByHeader: false,
    devIndicators: false,
    typescript: { ignoreBuildErrors: true },
    generateBuildId: () => 'casebook',
  };
  if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...site, output: 'export' };
  const api = process.env.API ?? 'http://127.0.0.1:3000';
  return {
    ...site,
    skipTrailingSlashRedirect: true,
    rewrites: () => Promise.resolve([{ source: '/api/:path*', destination: `${api}/api/:path*` }]),
  };
}
