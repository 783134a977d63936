import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { say } from '@web/words/say';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: say('noPage') };

export default function NotFound() {
  return (
    <Frame>
      <div>
        <h1>{say('noPage')}</h1>
        <p className="lead">{say('noPageLead')}</p>
      </div>
      <p className="acts">
        <Link className="btn go" href="/">
          {say('myGames')}
        </Link>
        <Link className="btn" href="/tables/">
          {say('openTables')}
        </Link>
      </p>
    </Frame>
  );
}
