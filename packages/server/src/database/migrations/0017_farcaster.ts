export const farcaster = {
  version: 17,
  name: 'farcaster',
  sql: `
    -- Logins by Farcaster are asked and answered by a channel of its relay.
    alter table auth_social_attempts add column channel text;
  `,
}
