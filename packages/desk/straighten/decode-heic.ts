/** A thread that decodes one HEIC file and ends: `heic.ts` starts it with the bytes. */
import { parentPort, workerData } from "node:worker_threads";
import decode from "heic-decode";

const { data, width, height } = await decode({ buffer: workerData });
parentPort?.postMessage({ data, width, height }, [data.buffer]);
