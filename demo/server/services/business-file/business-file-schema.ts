import * as z from 'zod';
import { businessFile } from './business-file.ts';

/** The published JSON Schema of business files. */
export const businessFileSchema = (): object => z.toJSONSchema(businessFile, { io: 'input', reused: 'ref' });
