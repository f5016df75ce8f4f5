import type { AccountsSchema } from '../accounts/schema.ts';
import type { NoticesSchema } from '../notices/schema.ts';
import type { SecuritySchema } from '../security/schema.ts';
import type { TablesSchema } from '../tables/schema.ts';

/**
 * All relations of the database, one interface per module. Types that hold on both engines: text, whole numbers (times are
 * milliseconds since 1970), 0 and 1 for yes and no, JSON as text.
 */
export interface Database extends TablesSchema, AccountsSchema, NoticesSchema, SecuritySchema {}
