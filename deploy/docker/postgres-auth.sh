#!/bin/bash
# Creates what Supabase Auth needs in a plain PostgreSQL: its role and its schema. It creates its tables itself.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat /keys/auth-password)" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create user supabase_auth_admin noinherit createrole login noreplication password :'password';
create schema auth authorization supabase_auth_admin;
grant create on database postgres to supabase_auth_admin;
alter user supabase_auth_admin set search_path = 'auth';
SQL
