import { Icon } from '@web/components/icon';
import { say } from '@web/words/say';

interface Props {
  readonly unread: number;
  readonly onPress: () => void;
}

/** The way from the head of a game to its talk, with how much of it is new. */
export function TalkButton({ unread, onPress }: Props) {
  return (
    <button type="button" className="icon-btn talk-btn" aria-label={say('talkUnread', { n: unread })} onClick={onPress}>
      <Icon name="talk" />
      {unread > 0 && (
        <span className="dot" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}
