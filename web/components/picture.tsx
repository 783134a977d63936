import { boards } from '@web/boards';

/** The small picture of a title. Its frame gives the size. */
export function Thumb({ title }: { readonly title: string }) {
  const Picture = boards[title]?.Thumb;
  return Picture && <Picture />;
}

/** The wide picture of a title. */
export function Scene({ title }: { readonly title: string }) {
  const Picture = boards[title]?.Scene;
  return Picture && <Picture />;
}
