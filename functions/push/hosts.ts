/** Push services that are spoken to. docs/notices.md, "Push" */

/** Of Chrome and what is made of it; of Firefox, Safari and Edge anything below these. */
const HOSTS: readonly string[] = ['fcm.googleapis.com'];
const DOMAINS: readonly string[] = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** Whether a subscription leads to one of them: by https, at its usual port, and for nobody by name. */
export function isPushHost(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(`.${domain}`));
}
