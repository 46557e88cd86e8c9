/** An error response with GoTrue's code and message (`internal/api/apierrors`). */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Why a password is too weak; only with `weak_password`. */
  readonly reasons: readonly string[] | undefined;

  constructor(status: number, code: string, message: string, reasons?: readonly string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** The error code of an OAuth 2 provider (RFC 6749, section 4.1.2.1). */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

/** The response to a refused request. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** From this API version on, the body contains the error code. */
const API_VERSION = '2024-01-01';

/**
 * The response to a failed request.
 * @param version the request's header `X-Supabase-Api-Version`.
 */
export function answerError(error: ApiError, version: string | undefined): ErrorAnswer {
  const { status, code, message, reasons } = error;
  const weakPassword = reasons ? { weak_password: { reasons } } : {};
  const isNew = version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
  if (!isNew) {
    return {
      status,
      headers: { 'x-sb-error-code': code },
      body: { code: status, error_code: code, msg: message, ...weakPassword },
    };
  }
  // GoTrue omits the header for weak passwords.
  const codeHeader: Record<string, string> = reasons ? {} : { 'x-sb-error-code': code };
  return {
    status,
    headers: { 'x-supabase-api-version': API_VERSION, ...codeHeader },
    body: { code, message, ...weakPassword },
  };
}

/** An error with status 400. */
export const badRequest = (code: string, message: string) => new ApiError(400, code, message);
/** An error with status 403. */
export const forbidden = (code: string, message: string) => new ApiError(403, code, message);
/** An error with status 404. */
export const notFound = (code: string, message: string) => new ApiError(404, code, message);
/** An error with status 422. */
export const unprocessable = (code: string, message: string) => new ApiError(422, code, message);
