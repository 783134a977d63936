import './shelf.css';
import { say as sayIn } from '@shared/words/say';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { seatRange } from '@web/games/seat-range';
import type { Metadata } from 'next';
import { allRules, rulesAddress, type TitleRules } from './all';
import { say } from './say';
import { Says } from './says';

export const metadata: Metadata = { title: say('rules'), description: say('rulesLead') };

/** Every booklet there is. */
export default async function Page() {
  return (
    <Frame>
      <div>
        <h1>{say('rules')}</h1>
        <p className="lead">{say('rulesLead')}</p>
      </div>
      <ul className="shelf">
        {(await allRules()).map((rules) => (
          <Book key={rulesAddress(rules)} rules={rules} />
        ))}
      </ul>
    </Frame>
  );
}

async function Book({ rules }: { readonly rules: TitleRules }) {
  const { title, page } = rules;
  const { words, name, summary, length, sign } = await page.load();
  return (
    <li>
      <span className="picture">{sign}</span>
      <div>
        <h2>
          <Link href={rulesAddress(rules)}>{sayIn(words, name, String)}</Link>
        </h2>
        <p>
          <Says words={words} says={summary} />
        </p>
        <p className="meta">
          {say('forPlayers', { ...seatRange(title, page.options) })} · <Says words={words} says={length} />
        </p>
      </div>
    </li>
  );
}
