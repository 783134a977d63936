/** Encrypted content coding for HTTP (RFC 8188), as browsers undo it: the library brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Keys {
    readonly version: 'aes128gcm';
    /** Of whom it is encrypted for. */
    readonly privateKey: ECDH;
    /** In URL-safe base64. */
    readonly authSecret: string;
  }

  const ece: { decrypt(bytes: Buffer, keys: Keys): Buffer };
  export default ece;
}
