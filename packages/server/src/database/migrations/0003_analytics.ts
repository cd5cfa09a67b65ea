export const analytics = {
  version: 3,
  name: 'analytics',
  sql: `
    create table analytics_events (
      project_id text not null references projects (id) on delete cascade,
      event_id uuid not null,
      kind text not null,
      event text not null,
      url text not null,
      domain text not null,
      properties jsonb not null default '{}',
      sdk_type text not null,
      sdk_version text not null,
      occurred_at timestamptz not null,
      received_at timestamptz not null default now(),
      primary key (project_id, event_id)
    );
    create index analytics_events_by_time on analytics_events (project_id, received_at);
  `,
}
