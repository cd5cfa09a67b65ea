-- As the administrator of PostgreSQL: psql --file=databases.sql. Then give each role a password with \password.
create role portico login;
create role portico_escrow login;
create database portico owner portico;
create database portico_escrow owner portico_escrow;
-- Neither service reaches the database of the other, so one leak never exposes both shares of a wallet.
revoke all on database portico from public;
revoke all on database portico_escrow from public;
