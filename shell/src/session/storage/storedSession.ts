import * as v from 'valibot';

const factorSchema = v.object({
  id: v.string(),
  factor_type: v.string(),
  status: v.string(),
  friendly_name: v.optional(v.string()),
  phone: v.optional(v.string()),
});

/** A person as the service describes them, as far as this site reads it. */
export const userSchema = v.looseObject({
  id: v.string(),
  factors: v.optional(v.nullable(v.array(v.looseObject(factorSchema.entries)))),
  user_metadata: v.optional(v.looseObject({})),
});

/** The stored part of a session: without the provider's tokens, which this site has no use for. */
export const storedSessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  token_type: v.string(),
  expires_in: v.number(),
  /** In seconds since 1970. */
  expires_at: v.number(),
  user: userSchema,
});

/** A person as the service describes them. */
export type StoredUser = v.InferOutput<typeof userSchema>;
/** A session as it is kept in storage. */
export type StoredSession = v.InferOutput<typeof storedSessionSchema>;

/** Whether a second factor of the person was entered once. */
export function hasVerifiedFactor({ factors }: StoredUser): boolean {
  return factors?.some(({ status }) => status === 'verified') ?? false;
}
