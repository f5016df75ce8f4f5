import { testAlterations } from '@binario/kernel/testing';
import { title1865 } from '../title.ts';
import { alterations1865 } from './support/alterations.ts';

testAlterations(title1865, { alterations: alterations1865 });
