import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page: it runs and shows what came with it from here, and nothing else.
 * What stands in the page itself is allowed by its hash.
 */
export function policyOf(page: string): string {
  const scripts = found(page, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const sheets = found(page, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const styles = found(page, /<[a-z][^>]*\sstyle="([^"]*)"/g).map(unescaped);
  return policy(hashes(scripts), hashes(sheets), hashes(styles));
}

/** Of one of our pages whose text is not at hand: the same, but for what stands in the page itself. */
export const POLICY_OF_UNKNOWN = policy(["'unsafe-inline'"], ["'unsafe-inline'"], []);

/** What may stand in the page: scripts, sheets and attributes of style. */
function policy(scripts: readonly string[], sheets: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...sheets].join(' '),
    ...(styles.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...styles].join(' ')] : []),
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function found(page: string, pattern: RegExp): readonly string[] {
  return Array.from(page.matchAll(pattern), ([, text]) => text ?? '');
}

function hashes(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

function unescaped(attribute: string): string {
  return attribute.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
