import { Panel } from '@web/components/panel';
import { TwoStep } from '@web/components/two-step';
import { say } from '@web/words/say';

interface Props {
  readonly sending: boolean;
  readonly onResign: () => void;
}

/** The way out of a game that runs. */
export function Resign({ sending, onResign }: Props) {
  return (
    <Panel head={say('leaveGame')}>
      <TwoStep
        label={say('resign')}
        warning={say('resignMeans')}
        confirm={say('resign')}
        disabled={sending}
        onConfirm={onResign}
      />
    </Panel>
  );
}
