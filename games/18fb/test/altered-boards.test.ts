import { testAlterations } from '@binario/kernel/testing';
import { title18fb } from '../title.ts';
import { alterations } from './support/alterations.ts';
import { lively } from './support/random.ts';

testAlterations(title18fb, { alterations, lively });
