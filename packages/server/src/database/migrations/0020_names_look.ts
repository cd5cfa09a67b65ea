export const namesLook = {
  version: 20,
  name: 'looks of names',
  sql: `
    -- More names look alike than before (\`formatLook\`). Of those that were registered already and do so now, the first has the
    -- look, and the others keep their names.
    create temporary table new_looks on commit drop as
      select distinct on (zone, look) * from (
        select zone, label, registered_at, replace(replace(replace(
          translate(replace(label, '-', ''), '012345789i', 'olzeastbgl'), 'rn', 'm'), 'vv', 'w'), 'cl', 'd') as look
        from names
      ) folded order by zone, look, registered_at, label;
    update names set look = '~' || label;
    update names set look = new_looks.look from new_looks
      where names.zone = new_looks.zone and names.label = new_looks.label;
  `,
}
