#!/bin/sh
# Run once, when the database is made: the server has a role of its own that owns its database and may do nothing else.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$BINARIO_ROLE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role binario login nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit 200 password :'password';
create database binario owner binario;
revoke all on database binario from public;
revoke connect on database postgres from public;
\connect binario
alter schema public owner to binario;
revoke all on schema public from public;
SQL
