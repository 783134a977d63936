import './send.css';
import type { Action, Role, View } from '@shared/games/mr-jack-pocket/types';
import { Confirm } from '@web/components/confirm';
import { Sign } from '../art';
import { Say, useSay } from '../speech';
import type { Code } from '../words';
import { whatFollows, whatIs } from './said';

interface Props {
  readonly view: View;
  readonly you: Role;
  readonly action: Action;
  readonly sending: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** The bar that says what is prepared and what follows, to send it or to put it back. */
export function Send({ view, you, action, sending, onBack, onSend }: Props) {
  const say = useSay();
  return (
    <Confirm
      icon={<Sign of={action.type} />}
      what={<Say line={whatIs(view, you, action)} />}
      then={<Say line={whatFollows(view, you)} />}
      back={{ label: say('send.back'), onPress: onBack }}
      send={{ label: say(sending ? 'send.sending' : SEND[action.type]), onPress: onSend, disabled: sending }}
    />
  );
}

const SEND: Readonly<Record<Action['type'], Code>> = {
  alibi: 'send.alibi',
  holmes: 'send.move',
  watson: 'send.move',
  toby: 'send.move',
  joker: 'send.joker',
  rotation: 'send.rotation',
  exchange: 'send.exchange',
};
