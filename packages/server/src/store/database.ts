import type { AccountsSchema } from './schema/accounts.ts';
import type { NoticesSchema } from './schema/notices.ts';
import type { SecuritySchema } from './schema/security.ts';
import type { TablesSchema } from './schema/tables.ts';

/**
 * All relations of the database, one interface per module. Types that hold on both engines: text, whole numbers (times are
 * milliseconds since 1970), 0 and 1 for yes and no, JSON as text.
 */
export interface Database extends TablesSchema, AccountsSchema, NoticesSchema, SecuritySchema {}
