// A bare Node server in its own process: node bare-node.mjs <file with the bytes> <port>
import { readFileSync } from "node:fs";
import http from "node:http";

const [file, port] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length };
http.createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port), "127.0.0.1");
