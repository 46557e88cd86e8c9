import {
  AccountError,
  session,
  type AccountErrorCode,
  type AccountService,
  type Assurance,
  type Factor,
  type ReturnStep,
  type SignInStep,
  type TotpEnrolment,
} from '@artha/shared';

/** The only code that the fake accepts. */
export const RIGHT_CODE = '123456';
/** The recovery codes that the fake makes. */
export const recoveryCodes = ['k4m9x7qp2ab8ht3z', '2h8kqw3m7xt49rpn'] as const;
/** A code that has expired. */
export const OLD_CODE = '000000';

/** The owner of the fake's account. */
export interface FakePerson {
  readonly email: string;
  readonly password: string;
  readonly isConfirmed?: boolean;
}

/** The state that the fake starts with. */
export interface FakeAccountOptions {
  readonly people?: readonly FakePerson[];
  readonly factors?: readonly Factor[];
  /** Whether the service has recovery codes. Default: true. */
  readonly offersRecoveryCodes?: boolean;
  /** Whether people can delete their own account. Default: true. */
  readonly offersDeletion?: boolean;
  /** Whether a new account has to be confirmed by e-mail. Default: true. */
  readonly confirms?: boolean;
  /** The outcome of returning from a provider; an error code means failure. */
  readonly returnStep?: ReturnStep | AccountErrorCode;
}

const QR_CODE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 9h3v3H9z"/></svg>',
)}`;

const steps: readonly string[] = ['signed-in', 'second-factor', 'new-password', 'confirmed'];
const isStep = (step: string): step is ReturnStep => steps.includes(step);

/**
 * An in-memory account service for tests and for running the remote alone. It sets the session as the shell does:
 * before its methods resolve.
 */
export class FakeAccount implements AccountService {
  readonly factors: Factor[];
  /** The requests received, in order: `signIn asha@example.in remember`. */
  readonly asked: string[] = [];
  /** The recovery codes that were not used yet. */
  codes: string[] = [];
  private readonly people: FakePerson[];
  private readonly options: FakeAccountOptions;
  private readonly refusals = new Map<keyof AccountService, AccountError>();
  private count = 0;

  constructor(options: FakeAccountOptions = {}) {
    this.options = options;
    this.people = [...(options.people ?? [{ email: 'asha@example.in', password: 'correct horse' }])];
    this.factors = [...(options.factors ?? [])];
  }

  /** Makes the next call of a method fail. */
  refuse(method: keyof AccountService, code: AccountErrorCode, message = ''): this {
    this.refusals.set(method, new AccountError(code, message));
    return this;
  }

  /** Signs a person in without a form. */
  enter(assurance: Assurance['current'] = 'aal1', email = 'asha@example.in'): this {
    session.set({
      kind: 'signed-in',
      person: { id: email, email },
      assurance,
      nextAssurance: this.next(),
    });
    return this;
  }

  async signIn(credentials: { email: string; password: string; remember: boolean }): Promise<SignInStep> {
    await this.answer('signIn', credentials.email, credentials.remember ? 'remember' : 'forget');
    const person = this.people.find(({ email }) => email === credentials.email);
    if (person?.password !== credentials.password) throw new AccountError('invalid-credentials', 'Invalid login');
    if (person.isConfirmed === false) throw new AccountError('email-not-confirmed', 'Email not confirmed');
    this.enter('aal1', credentials.email);
    return this.next() === 'aal2' ? 'second-factor' : 'signed-in';
  }

  async signUp({ email, password }: { name: string; email: string; password: string }) {
    await this.answer('signUp', email);
    const confirms = this.options.confirms ?? true;
    this.people.push({ email, password, isConfirmed: !confirms });
    if (confirms) return 'confirmation-sent' as const;
    this.enter('aal1', email);
    return 'signed-in' as const;
  }

  async resendConfirmation(email: string): Promise<void> {
    await this.answer('resendConfirmation', email);
  }

  async signInWithGoogle(remember: boolean): Promise<void> {
    await this.answer('signInWithGoogle', remember ? 'remember' : 'forget');
  }

  async completeReturn(): Promise<ReturnStep> {
    await this.answer('completeReturn');
    const step = this.options.returnStep ?? 'signed-in';
    if (!isStep(step)) throw new AccountError(step, '');
    if (step !== 'confirmed') this.enter();
    return step;
  }

  async sendPasswordReset(email: string): Promise<void> {
    await this.answer('sendPasswordReset', email);
  }

  async setPassword(): Promise<void> {
    await this.answer('setPassword');
  }

  async assurance(): Promise<Assurance> {
    await this.answer('assurance');
    const who = session.get();
    if (who.kind !== 'signed-in') throw new AccountError('signed-out', 'Auth session missing!');
    const hasRecoveryCodes = this.codes.length > 0;
    return { factors: [...this.factors], hasRecoveryCodes, current: who.assurance, next: this.next() };
  }

  async enrolTotp(name: string): Promise<TotpEnrolment> {
    await this.answer('enrolTotp', name);
    return { factorId: this.add({ kind: 'totp', name }), qrCode: QR_CODE, secret: 'JBSWY3DPEHPK3PXP' };
  }

  async enrolPhone(name: string, phone: string): Promise<string> {
    await this.answer('enrolPhone', name, phone);
    return this.add({ kind: 'phone', name, phone });
  }

  async challenge(factorId: string): Promise<string> {
    await this.answer('challenge', factorId);
    this.count += 1;
    return `challenge-${String(this.count)}`;
  }

  async verify(factorId: string, challengeId: string, code: string): Promise<void> {
    await this.answer('verify', factorId, challengeId);
    if (code === OLD_CODE) throw new AccountError('expired-code', 'MFA challenge has expired');
    if (code !== RIGHT_CODE) throw new AccountError('wrong-code', 'Invalid TOTP code entered');
    this.change(factorId, { isVerified: true });
    this.enter('aal2');
  }

  async renameFactor(factorId: string, name: string): Promise<void> {
    await this.answer('renameFactor', factorId, name);
    if (this.factors.some((factor) => factor.name === name)) throw new AccountError('name-taken', '');
    this.change(factorId, { name });
  }

  async removeFactor(factorId: string): Promise<void> {
    await this.answer('removeFactor', factorId);
    const index = this.factors.findIndex(({ id }) => id === factorId);
    if (index >= 0) this.factors.splice(index, 1);
  }

  async recoveryCodes() {
    await this.answer('recoveryCodes');
    return { isOffered: this.offersRecoveryCodes, remaining: this.codes.length };
  }

  async createRecoveryCodes(): Promise<readonly string[]> {
    await this.answer('createRecoveryCodes');
    if (!this.offersRecoveryCodes) throw new AccountError('not-offered', '');
    this.codes = [...recoveryCodes];
    return this.codes;
  }

  async verifyRecoveryCode(code: string): Promise<void> {
    await this.answer('verifyRecoveryCode', code);
    if (!this.codes.includes(code)) throw new AccountError('wrong-code', 'Invalid recovery code');
    this.codes = this.codes.filter((one) => one !== code);
    this.enter('aal2');
  }

  async exportAccount(): Promise<string> {
    await this.answer('exportAccount');
    return JSON.stringify({ email: 'asha@example.in' });
  }

  async proveByPassword(password: string): Promise<void> {
    await this.answer('proveByPassword');
    const isRight = this.people.some((person) => person.password === password);
    if (!isRight) throw new AccountError('invalid-credentials', 'Invalid login');
  }

  async signOutEverywhere(): Promise<void> {
    await this.answer('signOutEverywhere');
    session.set({ kind: 'signed-out' });
  }

  async offersDeletion(): Promise<boolean> {
    await this.answer('offersDeletion');
    return this.options.offersDeletion ?? true;
  }

  async deleteAccount(): Promise<void> {
    await this.answer('deleteAccount');
    session.set({ kind: 'signed-out' });
  }

  async signOut(): Promise<void> {
    await this.answer('signOut');
    session.set({ kind: 'signed-out' });
  }

  private get offersRecoveryCodes(): boolean {
    return this.options.offersRecoveryCodes ?? true;
  }

  private next(): Assurance['next'] {
    return this.factors.some(({ isVerified }) => isVerified) ? 'aal2' : 'aal1';
  }

  private async answer(method: keyof AccountService, ...details: readonly string[]): Promise<void> {
    this.asked.push([method, ...details].join(' '));
    await Promise.resolve();
    const refusal = this.refusals.get(method);
    this.refusals.delete(method);
    if (refusal) throw refusal;
  }

  private add(factor: Omit<Factor, 'id' | 'isVerified'>): string {
    if (this.factors.some(({ name }) => name === factor.name)) throw new AccountError('name-taken', '');
    const id = `factor-${String(this.factors.length + 1)}`;
    this.factors.push({ ...factor, id, isVerified: false });
    return id;
  }

  private change(factorId: string, part: Partial<Factor>): void {
    const index = this.factors.findIndex(({ id }) => id === factorId);
    const factor = this.factors[index];
    if (!factor) throw new AccountError('failed', 'Factor not found');
    this.factors[index] = { ...factor, ...part };
  }
}
