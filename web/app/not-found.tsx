import { Frame } from '@web/components/frame';
import { WaysOn } from '@web/components/ways-on';
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
      <WaysOn to={['myGames', 'openTables']} go="myGames" />
    </Frame>
  );
}
