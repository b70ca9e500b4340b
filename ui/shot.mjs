import { chromium } from 'playwright-core';
import { execSync, spawn } from 'node:child_process';
const B='/work/main/target/x86_64-unknown-linux-gnu/release/jobstead';
execSync('rm -rf /tmp/shot; mkdir -p /tmp/shot');
const out=execSync(`${B} demo --db /tmp/shot/d.db`).toString(); console.log(out.slice(0,600));
