export const identities = {
  version: 14,
  name: 'identities',
  sql: `
    -- The ways into an account, at most one of a kind: a mailbox, or an account at another service.
    create table auth_identities (
      -- 'mail', or the name of the other service.
      provider text not null,
      -- The mailbox, or what the other service calls the person. Never an address that the service only knows of.
      subject text not null,
      user_id uuid not null references auth_users (id) on delete cascade,
      -- How the other service calls the person, to be shown.
      name text,
      added_at timestamptz not null,
      primary key (provider, subject),
      unique (user_id, provider)
    );

    -- Servers from before find accounts by this column and write it. As long as they may run, it follows the mailbox of
    -- the account, and the mailbox follows it. Whoever makes the trigger waits for their writes, and they for it.
    alter table auth_users alter column email drop not null;
    create function auth_follow_mailbox() returns trigger language plpgsql as $$
      begin
        if new.email is not null then
          insert into auth_identities (provider, subject, user_id, added_at)
          values ('mail', new.email, new.id, new.created_at)
          on conflict (user_id, provider) do update set subject = excluded.subject;
        end if;
        return null;
      end
    $$;
    create trigger auth_follow_mailbox after insert or update of email on auth_users
      for each row execute function auth_follow_mailbox();
    insert into auth_identities (provider, subject, user_id, added_at)
      select 'mail', email, id, created_at from auth_users where email is not null;

    -- Logins by another service that are under way. What it must not know is made of the id and the server's secret.
    create table auth_social_attempts (
      id uuid primary key,
      provider text not null,
      device_id text not null,
      -- Host of the page around the vault.
      site text not null,
      -- Where the page goes on, where the login takes its place instead of a window.
      return_to text,
      state text not null default 'started'
        check (state in ('started', 'open', 'answered', 'done', 'refused', 'failed')),
      subject text,
      name text,
      expires_at timestamptz not null
    );
    create index auth_social_attempts_age on auth_social_attempts (expires_at);
  `,
}
