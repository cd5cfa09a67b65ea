export const analyticsLifetime = {
  version: 5,
  name: 'analytics_lifetime',
  sql: `
    -- Events are removed by their age, whatever project they belong to.
    create index analytics_events_age on analytics_events (received_at);

    -- What a project has stored on a day.
    create table analytics_days (
      project_id text not null references projects (id) on delete cascade,
      day date not null,
      events integer not null,
      bytes bigint not null,
      primary key (project_id, day)
    );
  `,
}
