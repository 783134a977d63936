/** The colours of paper and ink, by day and by night: as the site has them, for what is read outside it. */
export const DAY = {
  paper: '#f3ebda',
  card: '#fffaf0',
  sunk: '#e7dcc5',
  ink: '#221d18',
  ink2: '#5c5142',
  line: '#d9ccb1',
  act: '#98281d',
  onAct: '#fff8ec',
  link: '#1d4f73',
} as const;

export const NIGHT: Readonly<Record<keyof typeof DAY, string>> = {
  paper: '#11141b',
  card: '#1a1f2a',
  sunk: '#0b0e14',
  ink: '#f3ead9',
  ink2: '#b9b0a0',
  line: '#323a49',
  act: '#f0b44c',
  onAct: '#1d1405',
  link: '#8fc4e8',
};

export const FONTS = {
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  head: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, 'Book Antiqua', Georgia, serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
} as const;
