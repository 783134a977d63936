import { Panel } from '@web/components/panel';
import type { Arrival } from '@web/components/sign-in/arrival';
import { ByMail } from '@web/components/sign-in/by-mail';
import { say } from '@web/people/say';

/** A guest's games, for as long as nothing but a cookie holds them: an address keeps them. */
export function KeepGames({ onArrived }: { readonly onArrived: (arrival: Arrival) => void }) {
  return (
    <div id="keep">
      <Panel head={say('keepGames')}>
        <div className="form">
          <p className="meta">{say('keepGamesLead')}</p>
          <ByMail go onArrived={onArrived} />
        </div>
      </Panel>
    </div>
  );
}
