import { createServer, type Server } from 'node:net';
import { mailerOf, mailServerOf } from './mailer.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that takes each mail (RFC 5321), or refuses each recipient. */
async function startMailServer({ refuses = false } = {}) {
  const received: string[] = [];
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      received.push(text);
      if (isData && text.endsWith('\r\n.\r\n')) {
        isData = false;
        socket.write('250 taken\r\n');
      } else if (!isData) {
        const command = text.slice(0, 4).toUpperCase();
        isData = command === 'DATA';
        if (command === 'QUIT') socket.end('221 bye\r\n');
        else if (refuses && command === 'RCPT') socket.write('550 no such mailbox\r\n');
        else socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, text: () => received.join('') };
}

const mail = { to: 'team@tax.example', subject: 'tax was taken back', text: 'Why: errors.\n\n  npx artha logs tax\n' };

test('a mail in plain text goes through the mail server', async () => {
  const { port, text } = await startMailServer();
  await mailerOf({ host: '127.0.0.1', port, sender: 'site@artha.example' })(mail);
  for (const part of [
    'MAIL FROM:<site@artha.example>',
    'RCPT TO:<team@tax.example>',
    'Subject: tax was taken back',
    'Content-Type: text/plain; charset=utf-8',
    '  npx artha logs tax',
  ])
    expect(text()).toContain(part);
});

test('a mail that the server does not take is a failure', async () => {
  const { port } = await startMailServer({ refuses: true });
  await expect(mailerOf({ host: '127.0.0.1', port, sender: 'site@artha.example' })(mail)).rejects.toThrow('550');
});

test('a password is not sent to a server without encryption', async () => {
  const { port, text } = await startMailServer();
  const send = mailerOf({ host: '127.0.0.1', port, user: 'asha', password: 's3cret', sender: 'site@artha.example' });
  await expect(send(mail)).rejects.toThrow();
  expect(text()).not.toMatch(/s3cret|AUTH/);
});

test('the environment names the mail server', () => {
  expect(mailServerOf({})).toBeUndefined();
  expect(mailServerOf({ SMTP_HOST: '', SMTP_SENDER: 'site@artha.example' })).toBeUndefined();
  const named = { SMTP_HOST: 'mail.example', SMTP_SENDER: 'site@artha.example', SMTP_USER: '', SMTP_PORT: '' };
  expect(mailServerOf(named)).toMatchObject({ host: 'mail.example', port: 587, user: undefined });
  expect(mailServerOf({ ...named, SMTP_PORT: '1025', SMTP_USER: 'asha' })).toMatchObject({ port: 1025, user: 'asha' });
  expect(() => mailServerOf({ SMTP_HOST: 'mail.example' })).toThrow('SMTP_SENDER');
  expect(() => mailServerOf({ ...named, SMTP_PORT: 'smtp' })).toThrow('SMTP_PORT');
});
