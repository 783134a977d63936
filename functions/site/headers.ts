/** What every answer of the site carries, whoever gives it: this machine or CloudFront. */

import path from 'node:path';

export const SECURITY = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** By the end of a file's name. */
export function typeOf(name: string): string {
  return TYPES[path.extname(name)] ?? 'application/octet-stream';
}

/** How long a file is kept by whoever got it: for good if its name holds a hash of its content, or to be asked for anew. */
export function cachingOf(name: string): string {
  return isImmutable(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** As `infra/edge/request.js` has it, too. */
export function isImmutable(name: string): boolean {
  return /^\/_next\/static\/(chunks|media)\//.test(name);
}
