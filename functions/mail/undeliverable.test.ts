import { expect, test } from 'vitest';
import { isRefusedForGood } from './undeliverable';

/** As nodemailer tells it. */
function refused(response: string, command = 'RCPT TO'): Error {
  const responseCode = Number(response.slice(0, 3));
  return Object.assign(new Error('refused'), { code: 'EENVELOPE', command, response, responseCode });
}

test.each([
  '550 5.1.1 no such user',
  '550 No such user here',
  '551 user not local',
  '553 mailbox name not allowed',
  '550-5.1.1 The account that you tried to reach\n550 5.1.1 does not exist',
])('at the recipient %j holds for good', (response) => {
  expect(isRefusedForGood(refused(response))).toBe(true);
});

test.each([
  ['a server that is busy', refused('451 4.7.1 greylisted, try again later')],
  ['a mailbox that is full', refused('552 5.2.2 mailbox full')],
  ['a server that takes nothing from us', refused('550 5.7.1 relaying denied')],
  ['a server that takes nothing from us, in several lines', refused('550-5.7.26 not authenticated\n550 5.7.26 see there')],
  ['a relay that takes no recipient at all', refused('554 5.7.1 relay access denied')],
  ['a sender who is refused', refused('550 5.1.8 bad sender', 'MAIL FROM')],
  ['a letter that is refused', refused('550 content rejected', 'DATA')],
  ['a connection that breaks', Object.assign(new Error('gone'), { code: 'ECONNRESET' })],
  ['what is no error', '550'],
])('%s is worth another try', (_, error) => {
  expect(isRefusedForGood(error)).toBe(false);
});
