/** The confirm bar: what is prepared, in words, what it costs and what follows. */

import type { Action, View } from '@shared/games/pi/types';
import { Confirm } from '@web/components/confirm';
import { Icon } from '@web/components/icon';
import { Picture } from '../art';
import { handOf } from '../own';
import { named, Say, useSay } from '../speech';
import { placeOf } from '../tiles';
import type { Stakes } from './stakes';

interface Props {
  readonly view: View;
  readonly action: Action;
  readonly stakes: Stakes;
  readonly sending: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

export function Bar({ view, action, stakes, sending, onBack, onSend }: Props) {
  const say = useSay();
  const back = { label: say('turn.back'), onPress: onBack };
  const send = { onPress: onSend, disabled: sending };
  switch (action.type) {
    case 'investigate': {
      const left = handOf(view);
      return (
        <Confirm
          icon={<Icon name="inv" />}
          what={<Say code="send.bar" parts={{ place: named(action.place) }} />}
          then={say('send.then', { left, after: left - 1 })}
          back={back}
          send={{ ...send, label: say('send.go') }}
        />
      );
    }
    case 'evidence': {
      const { card } = action;
      const place = placeOf(view.board, card);
      return (
        <Confirm
          icon={
            <span className="pic">
              <Picture element={card} />
            </span>
          }
          what={<Say code="ask.bar" parts={{ element: named(card), at: place === card ? 'none' : named(place) }} />}
          then={say('ask.then')}
          back={back}
          send={{ ...send, label: say('ask.go', { element: named(card) }) }}
        />
      );
    }
    case 'solve': {
      const { suspect, place, crime } = action;
      return (
        <Confirm
          icon={<Icon name="check" />}
          what={<Say code="solve.bar" parts={{ suspect: named(suspect), place: named(place), crime: named(crime) }} />}
          then={say(stakes.both.code, stakes.both.parts)}
          back={back}
          send={{ ...send, label: say('solve.go') }}
        />
      );
    }
  }
}
