import * as v from 'valibot';
import { answerMessages } from '../device/answerMessages.ts';
import { answerTableRequest } from '../device/answerTableRequest.ts';
import { tableRequestSchema } from '../device/deviceMessages.ts';

answerMessages((message) => answerTableRequest(v.parse(tableRequestSchema, message)));
