export const wallets = {
  version: 2,
  name: 'wallets',
  sql: `
    create table wallets (
      id text primary key,
      name text not null,
      rank integer not null,
      badge_type text not null default 'none' check (badge_type in ('none', 'certified')),
      image_id text not null,
      rdns text,
      chains text[] not null default '{}',
      -- Families whose networks the wallet can add by itself, so that it serves chains beyond its list.
      open_namespaces text[] not null default '{}',
      -- The remaining fields of the listing, as they are served.
      details jsonb not null default '{}',
      -- Rows of the registry in the repository follow it; rows that the owner added stay as they are.
      is_seed boolean not null default false
    );
    create index wallets_rank on wallets (rank, id);
    create index wallets_chains on wallets using gin (chains);
    create unique index wallets_image on wallets (image_id);
  `,
}
