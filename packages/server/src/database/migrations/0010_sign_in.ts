export const signIn = {
  version: 10,
  name: 'sign_in',
  sql: `
    -- Nonces that were used and sign-ins that ended, until nobody would believe them for their age.
    create table sign_in_marks (
      key text primary key,
      expires_at timestamptz not null
    );
    create index sign_in_marks_age on sign_in_marks (expires_at);
  `,
}
