import * as v from 'valibot';
import type { Rights } from '../../../lib/api';

export const rightsEntries = { post: v.boolean(), hire: v.boolean(), pay: v.boolean(), view: v.boolean() };

export const pickRights = ({ post, hire, pay, view }: Rights): Rights => ({ post, hire, pay, view });
