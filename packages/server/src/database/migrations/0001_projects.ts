export const projects = {
  version: 1,
  name: 'projects',
  sql: `
    create table projects (
      id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
      name text not null,
      allowed_origins text[] not null default '{}',
      features jsonb not null default '[]',
      analytics_enabled boolean not null default true,
      is_enabled boolean not null default true,
      created_at timestamptz not null default now()
    );
  `,
}
