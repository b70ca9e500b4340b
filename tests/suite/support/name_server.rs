//! A name server on loopback that answers over UDP and TCP, as the protocol has it: an answer that doesn't fit into a packet is
//! cut short, and whole over TCP (RFC 1035).

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, UdpSocket};

/// What the name server says about a name.
#[derive(Clone)]
pub enum Said {
    /// These TXT records.
    Text(Vec<String>),
    /// An address.
    Address(Ipv4Addr),
    /// These hosts take its mail.
    MailHosts(Vec<String>),
    /// The name exists, without records of the type.
    Nothing,
    /// There's no such name.
    NoSuchName,
    /// It can't say.
    Failure,
    /// It never answers.
    Silence,
}

/// Numbers of record types (RFC 1035).
const A: u16 = 1;
const MX: u16 = 15;
const TXT: u16 = 16;
/// Maximum size of an answer over UDP without EDNS, in bytes.
const PACKET: usize = 512;

/// Starts a name server, and returns its address. It stops with the test.
pub async fn start(said: impl Fn(&str) -> Said + Send + Sync + 'static) -> SocketAddr {
    let said = Arc::new(said);
    let (udp, tcp) = loop {
        let udp = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        // Both use the same port.
        if let Ok(tcp) = TcpListener::bind(udp.local_addr().unwrap()).await {
            break (udp, tcp);
        }
    };
    let address = udp.local_addr().unwrap();
    let over_tcp = Arc::clone(&said);
    tokio::spawn(async move {
        let mut packet = [0; 1024];
        while let Ok((length, from)) = udp.recv_from(&mut packet).await {
            let Some(mut answer) = answer(&packet[..length], &*said) else { continue };
            if answer.len() > PACKET {
                answer = cut_short(&packet[..length]);
            }
            udp.send_to(&answer, from).await.unwrap();
        }
    });
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = tcp.accept().await {
            let said = Arc::clone(&over_tcp);
            tokio::spawn(async move {
                while let Ok(length) = stream.read_u16().await {
                    let mut question = vec![0; usize::from(length)];
                    stream.read_exact(&mut question).await.unwrap();
                    let Some(answer) = answer(&question, &*said) else { continue };
                    stream.write_u16(u16::try_from(answer.len()).unwrap()).await.unwrap();
                    stream.write_all(&answer).await.unwrap();
                }
            });
        }
    });
    address
}

/// Returns the name that is asked about, and where the question ends.
fn question(message: &[u8]) -> (String, usize) {
    let (mut at, mut labels) = (12, Vec::new());
    while message[at] != 0 {
        let length = usize::from(message[at]);
        labels.push(String::from_utf8(message[at + 1..=at + length].to_vec()).unwrap().to_ascii_lowercase());
        at += 1 + length;
    }
    (labels.join("."), at + 5)
}

/// Returns a header and the question: a response with these flags and this many answers.
fn head(message: &[u8], end: usize, flags: u16, answers: u16) -> Vec<u8> {
    let mut head = message[..2].to_vec();
    for field in [flags, 1, answers, 0, 0] {
        head.extend(field.to_be_bytes());
    }
    head.extend(&message[12..end]);
    head
}

fn answer(message: &[u8], said: &dyn Fn(&str) -> Said) -> Option<Vec<u8>> {
    let (name, end) = question(message);
    let asked = u16::from_be_bytes([message[end - 4], message[end - 3]]);
    let flags = 0x8180;
    let (kind, records): (u16, Vec<Vec<u8>>) = match said(&name) {
        Said::Silence => return None,
        Said::Nothing => (asked, Vec::new()),
        Said::NoSuchName => return Some(head(message, end, flags | 3, 0)),
        Said::Failure => return Some(head(message, end, flags | 2, 0)),
        Said::Text(records) => (TXT, records.iter().map(|record| text(record)).collect()),
        Said::Address(address) => (A, vec![address.octets().to_vec()]),
        Said::MailHosts(hosts) => (MX, hosts.iter().map(|host| mail_host(host)).collect()),
    };
    let records = if kind == asked { records } else { Vec::new() };
    let mut answer = head(message, end, flags, u16::try_from(records.len()).unwrap());
    for data in records {
        // The name as a pointer to the question's, the type, IN, a minute.
        answer.extend([0xc0, 12, 0, u8::try_from(kind).unwrap(), 0, 1, 0, 0, 0, 60]);
        answer.extend(u16::try_from(data.len()).unwrap().to_be_bytes());
        answer.extend(data);
    }
    Some(answer)
}

/// Texts longer than 255 bytes come in parts.
fn text(record: &str) -> Vec<u8> {
    let parts = record.as_bytes().chunks(255);
    parts.flat_map(|part| std::iter::once(u8::try_from(part.len()).unwrap()).chain(part.iter().copied())).collect()
}

fn mail_host(host: &str) -> Vec<u8> {
    let labels =
        host.split('.').flat_map(|label| std::iter::once(u8::try_from(label.len()).unwrap()).chain(label.bytes()));
    [0, 10].into_iter().chain(labels).chain([0]).collect()
}

/// Returns an answer that says that it's too long for UDP.
fn cut_short(message: &[u8]) -> Vec<u8> {
    head(message, question(message).1, 0x8380, 0)
}
