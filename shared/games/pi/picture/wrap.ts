export const WIDTH = 80;

/** Breaks a text between words. Lines after the first hang two columns further in. */
export function wrap(text: string, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line === '') line = indent + word;
    else if (line.length + 1 + word.length <= WIDTH) line = `${line} ${word}`;
    else {
      lines.push(line);
      line = `${indent}  ${word}`;
    }
  }
  return [...lines, line];
}
