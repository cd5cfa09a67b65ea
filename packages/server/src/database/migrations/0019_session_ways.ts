export const sessionWays = {
  version: 19,
  name: 'session ways',
  sql: `
    -- The way in that a session was opened by; none of those from before, and of those that servers from before open. They
    -- end with whichever way is taken away, since it may have been theirs.
    alter table auth_sessions add column provider text;
  `,
}
