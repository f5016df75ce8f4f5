import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { images, withVariables } from '../pin-images.mjs';
import { deployed, licences, sbomOf } from '../sbom.mjs';
import { root } from '../workspaces.mjs';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

describe('what runs is made of', () => {
  it('packages with licences that allow it, digests, and no scripts of their own at installation', () => {
    const found = deployed(root);
    expect(found.length).toBeGreaterThan(100);
    const odd = found.filter(
      ([, { license = '', integrity = '', hasInstallScript }]) =>
        !licences.includes(license) || !integrity.startsWith('sha512-') || hasInstallScript,
    );
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  it('what the bill of materials lists, with licence and digest', () => {
    const { components } = sbomOf(root);
    const listed = new Map(components.map((each) => [`${each.name}@${each.version}`, each]));
    for (const name of ['react', 'ws', 'fastify', 'pg', 'kysely', 'zod'])
      expect([...listed.keys()].filter((each) => each.startsWith(`${name}@`))).toHaveLength(1);
    const [found] = deployed(root).filter(([path]) => path === 'node_modules/ws');
    expect(listed.get(`ws@${found?.[1].version}`)).toMatchObject({
      purl: `pkg:npm/ws@${found?.[1].version}`,
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  });
});

describe('images', () => {
  const pinned = (image: string, allowed = '') =>
    spawnSync('sh', [join(root, 'container', 'pinned.sh'), image, allowed], { encoding: 'utf8' });

  it('without a digest are refused, unless that is allowed', () => {
    expect(pinned(`node:22@${DIGEST}`).status).toBe(0);
    expect(pinned('node:22')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run pin-images') });
    expect(pinned('node:22@sha256:abc').status).toBe(1);
    expect(pinned('node:22', '1').status).toBe(0);
  });

  it('of Dockerfile and compose.yaml are those that are pinned', () => {
    const docker = readFileSync(join(root, 'Dockerfile'), 'utf8');
    const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
    const from = [...docker.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(from).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}']);
    expect(docker).toContain(`ARG NODE_IMAGE=${images.NODE_IMAGE}\n`);
    expect([...compose.matchAll(/image: \$\{(\w+):\?/g)].map(([, name]) => name)).toEqual(['POSTGRES_IMAGE']);
    expect([...compose.matchAll(/mem_limit|pids_limit/g)]).toHaveLength(4);
  });

  it('are written to .env with what the engine says, and nothing else there is touched', () => {
    const folder = mkdtempSync(join(tmpdir(), 'binario-pin-'));
    try {
      writeFileSync(join(folder, '.env'), 'POSTGRES_PASSWORD=secret\nNODE_IMAGE=old\n');
      const run = (script: string) => {
        writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${script}\n`);
        chmodSync(join(folder, 'docker'), 0o755);
        return spawnSync(process.execPath, [join(root, 'scripts', 'pin-images.mjs'), folder], {
          encoding: 'utf8',
          env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
        });
      };
      expect(run('echo no such image >&2; exit 1')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('no such image'),
      });
      expect(readFileSync(join(folder, '.env'), 'utf8')).toContain('NODE_IMAGE=old');
      expect(run(`echo "Name:   $4"; echo "Digest:    ${DIGEST}"`).status).toBe(0);
      expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(
        `POSTGRES_PASSWORD=secret\nNODE_IMAGE=${images.NODE_IMAGE}@${DIGEST}\nPOSTGRES_IMAGE=${images.POSTGRES_IMAGE}@${DIGEST}\n`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(withVariables('', { A: 'b' })).toBe('A=b\n');
  });
});
