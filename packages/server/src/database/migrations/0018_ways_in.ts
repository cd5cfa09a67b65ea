export const waysIn = {
  version: 18,
  name: 'ways in',
  sql: `
    -- Logins that add a way in name the account that gets it. They let nobody in, and are nothing for another account.
    alter table auth_social_attempts add column user_id uuid references auth_users (id) on delete cascade;
  `,
}
