import './welcome.css';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { WaysOn } from '@web/components/ways-on';
import { titleNames } from '@web/games/title';
import { say } from './say';

/** Home of a newcomer: what this is, and the way in. */
export function Welcome() {
  return (
    <Frame className="welcome">
      {/* biome-ignore lint/performance/noImgElement: a static export has nothing that would make it smaller */}
      <img src="/art/alleys.svg" alt={say('boardPicture')} width="492" height="492" />
      <div>
        <h1>{say('welcome')}</h1>
        <p>{say('whatItIs', { titles: titleNames() })}</p>
        <WaysOn to={['newGame', 'openTables', 'rules']} go="newGame" />
        <p className="meta">
          {say('playedBefore')} <Link href="/sign-in/">{say('signIn')}</Link>
        </p>
      </div>
    </Frame>
  );
}
