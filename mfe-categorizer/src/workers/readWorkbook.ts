import { loadWorkbookReader } from '@artha/statements/engine';
import * as v from 'valibot';
import { answerMessages } from '../device/answerMessages.ts';
import { answerTableRequest } from '../device/answerTableRequest.ts';
import { tableRequestSchema } from '../device/deviceMessages.ts';

answerMessages(async (message) => answerTableRequest(v.parse(tableRequestSchema, message), await loadWorkbookReader()));
