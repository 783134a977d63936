/** Characters of an address, as it is written and as it is sent. */
const LONGEST = 1024;

/** Characters of a name. */
const LONGEST_NAME = 253;

/** With a dot inside and none at its end. What begins its last part with a digit is an address of the network. */
const NAME = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * Where notices may be sent to, if a text is such a place: read as browsers read it, so that whatever it is written with, tabs,
 * percent signs, letters of other alphabets, it is judged as it is sent. docs/notices.md, "Webhooks"
 */
export function webhookAddress(text: string): URL | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = '';
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  const isNamed = url.hostname.length <= LONGEST_NAME && NAME.test(url.hostname);
  return isPlain && isNamed && url.href.length <= LONGEST ? url : undefined;
}
