import * as v from 'valibot';
import { sharedEnglish } from '@artha/shared/internal';
import { accountEnglish } from '../texts/en/account.ts';
import { frameEnglish } from '../texts/en/frame.ts';
import { notFoundEnglish } from '../texts/en/notFound.ts';
import { noticeEnglish } from '../texts/en/notice.ts';
import type { ShellTexts } from '../texts/shellTexts.ts';

const english: ShellTexts = {
  shared: sharedEnglish,
  frame: frameEnglish,
  notice: noticeEnglish,
  account: accountEnglish,
  notFound: notFoundEnglish,
  opening: 'Opening {name}…',
  offline: 'You are offline.',
  newVersion: { ready: 'A new version is ready.', use: 'Use it' },
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Texts of a made-up language: each is marked, so that a page shows which ones do not come from its texts. */
export const pseudoTexts = v.parse(
  v.custom<ShellTexts>(isObject),
  JSON.parse(JSON.stringify(english, (_, value: unknown) => (typeof value === 'string' ? `[!! ${value} !!]` : value))),
);
