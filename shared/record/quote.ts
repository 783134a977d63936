/** JSON in which nothing is hidden from whoever reads it, or steers what shows it. */

/**
 * What takes no room of its own, ends a line, or changes the order in which a line is read. The list is the format's and does not
 * grow with Unicode: every program has to write the same.
 */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A JSON text in which whatever cannot be seen is escaped. It reads as the same value. */
export function quote(json: string): string {
  return json.replaceAll(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
