// A box between the browser and the server, like the tables of a phone company: it can forget the connections that it holds without
// closing them. Then they pass nothing, and nobody is told.
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export class Box {
  readonly #server: Server;
  /** The two ends of each tunnel, which is what a WebSocket goes through. */
  #tunnels: [Socket, Socket][] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('connect', (asked, near: Socket) => {
      const [host, port] = (asked.url ?? '').split(':');
      const far = connect(Number(port), host, () => {
        near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        near.pipe(far).pipe(near);
      });
      this.#tunnels.push([near, far]);
      for (const end of [near, far]) end.on('error', () => end.destroy());
    });
  }

  static async open(): Promise<Box> {
    const server = createServer((asked, answer) => {
      const passed = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Box(server);
  }

  /** For a browser context that goes through the box, even to this machine. */
  get proxy() {
    return { server: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`, bypass: '<-loopback>' };
  }

  /** Forgets the open tunnels: they stay open and pass nothing. New ones work. Returns how many there were. */
  forget(): number {
    const forgotten = this.#tunnels.filter(([near]) => !near.destroyed);
    for (const [near, far] of forgotten) {
      near.unpipe(far);
      far.unpipe(near);
      near.resume();
      far.resume();
    }
    this.#tunnels = [];
    return forgotten.length;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
